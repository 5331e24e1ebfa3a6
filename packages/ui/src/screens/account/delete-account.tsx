import { type ReactNode, useMemo } from "react";
import { Button, LinkButton } from "../../components/button/index.ts";
import { Dialog, DialogBody, DialogContent, DialogFoot } from "../../components/dialog/index.ts";
import { sentenceWith } from "../../components/labels/sentence-with.tsx";
import { Notice } from "../../components/notice/index.ts";
import { Skeleton, SkeletonGroup } from "../../components/skeleton/index.ts";
import { TextInput } from "../../components/text-input/index.ts";
import {
  Form,
  FormField,
  FormSecretField,
  FormSubmit,
  type SaveState,
  useForm,
} from "../../form/index.ts";
import { z } from "../../form/zod-jitless.ts";
import { accountTexts } from "./account.texts.ts";
import type {
  AccountActions,
  AccountPaths,
  DeletionFacts,
  DeletionQuestion,
} from "./account.types.ts";

const texts = accountTexts.deletion;
const secrets = ["password"];

interface DeleteAccountProps {
  question: DeletionQuestion | null;
  email: string;
  paths: AccountPaths;
  actions: Pick<AccountActions, "onAskToDelete" | "onDelete" | "onKeep">;
}

/** Says what goes and what stays, and asks for the address and a proof before the account is deleted. */
export function DeleteAccount({ question, email, paths, actions }: DeleteAccountProps) {
  const busy = question?.save.kind === "saving";
  return (
    <Dialog
      open={question !== null}
      onOpenChange={(open) => {
        if (!open && !busy) actions.onKeep();
      }}
    >
      <DialogContent title={texts.title}>
        {question && <Question {...{ question, email, paths, actions }} />}
      </DialogContent>
    </Dialog>
  );
}

interface QuestionProps extends DeleteAccountProps {
  question: DeletionQuestion;
}

function Question({ question: { facts, save }, email, paths, actions }: QuestionProps) {
  const cancel = (
    <Button disabled={save.kind === "saving"} onClick={actions.onKeep}>
      {texts.cancel}
    </Button>
  );
  if (facts.kind === "loading") {
    return (
      <>
        <DialogBody>
          <SkeletonGroup className="grid gap-3">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-5 w-3/5" />
          </SkeletonGroup>
        </DialogBody>
        <DialogFoot>{cancel}</DialogFoot>
      </>
    );
  }
  if (facts.kind === "failed") {
    return (
      <>
        <DialogBody>
          <Notice tone="danger">{facts.message}</Notice>
        </DialogBody>
        <DialogFoot>
          {cancel}
          <Button onClick={actions.onAskToDelete} variant="primary">
            {texts.retry}
          </Button>
        </DialogFoot>
      </>
    );
  }
  const obstacle = <Obstacle facts={facts} paths={paths} />;
  if (isBlocked(facts)) {
    return (
      <>
        <DialogBody>{obstacle}</DialogBody>
        <DialogFoot>{cancel}</DialogFoot>
      </>
    );
  }
  return (
    <ProofForm email={email} facts={facts} onDelete={actions.onDelete} save={save}>
      {cancel}
    </ProofForm>
  );
}

const isBlocked = ({ isLastAdmin, organizationsShared, needsLogin }: DeletionFacts) =>
  isLastAdmin || organizationsShared.length > 0 || needsLogin;

/** What has to be done first, with the way there. */
function Obstacle({ facts, paths }: { facts: DeletionFacts; paths: AccountPaths }) {
  const [shared] = facts.organizationsShared;
  if (facts.isLastAdmin) return <Notice tone="warning">{texts.lastAdmin}</Notice>;
  if (shared !== undefined) {
    return (
      <div className="grid gap-3">
        <Notice tone="warning">
          {sentenceWith(texts.shared, [<bdi key="name">{shared}</bdi>])}
        </Notice>
        <LinkButton className="justify-self-start" href={paths.organization}>
          {texts.organizationSettings}
        </LinkButton>
      </div>
    );
  }
  return (
    <div className="grid gap-3">
      <Notice tone="warning">{texts.needsLogin}</Notice>
      <LinkButton className="justify-self-start" external href={paths.logout}>
        {texts.logout}
      </LinkButton>
    </div>
  );
}

interface ProofFormProps {
  email: string;
  facts: DeletionFacts;
  save: SaveState;
  onDelete: AccountActions["onDelete"];
  children: ReactNode;
}

function ProofForm({ email, facts, save, onDelete, children }: ProofFormProps) {
  const hasPassword = facts.proof === "password";
  const shape = useMemo(
    () => ({
      email: z.string().check(
        z.trim(),
        z.refine((typed) => typed.toLowerCase() === email.toLowerCase(), texts.emailWrong),
      ),
      password: z
        .optional(z.string())
        .check(z.refine((typed) => !hasPassword || Boolean(typed), texts.passwordMissing)),
    }),
    [email, hasPassword],
  );
  const form = useForm({
    shape,
    initial: { email: "", password: undefined },
    secrets,
    save,
    focus: "answer",
    disposable: true,
    onSubmit: (typed) => onDelete({ email: typed.email, password: typed.password }),
  });
  return (
    <Form aria-label={texts.title} className="flex min-h-0 flex-col" form={form} summary={false}>
      <DialogBody>
        <div className="grid gap-4">
          {form.failure !== undefined && <Notice tone="danger">{form.failure}</Notice>}
          <Consequences {...facts} />
          <FormField label={texts.email(email)} name="email" required>
            {(control) => (
              <TextInput {...control} autoCapitalize="none" autoComplete="off" type="email" />
            )}
          </FormField>
          {hasPassword && (
            <FormSecretField
              autoComplete="current-password"
              label={texts.password}
              name="password"
              required
            />
          )}
        </div>
      </DialogBody>
      <DialogFoot>
        {children}
        <FormSubmit variant="danger">{texts.submit}</FormSubmit>
      </DialogFoot>
    </Form>
  );
}

function Consequences(facts: DeletionFacts) {
  const { counts } = texts;
  const gone = [
    texts.always,
    ...(facts.chats > 0 ? [counts.chats(facts.chats)] : []),
    ...(facts.connections > 0 ? [counts.connections(facts.connections)] : []),
    ...(facts.files > 0 ? [counts.files(facts.files)] : []),
    ...(facts.playbooks > 0 ? [counts.playbooks(facts.playbooks)] : []),
    ...(facts.apiKeys > 0 ? [counts.apiKeys(facts.apiKeys)] : []),
    ...facts.organizationsDeleted.map(counts.organization),
  ];
  return (
    <div className="grid gap-3 text-13">
      <Facts facts={gone} heading={texts.deletes} />
      <Facts facts={texts.kept} heading={texts.keeps} />
      {facts.runs > 0 && <p>{texts.runs(facts.runs)}</p>}
      {facts.plan !== null && <p>{texts.plan(facts.plan)}</p>}
    </div>
  );
}

function Facts({ heading, facts }: { heading: string; facts: readonly string[] }) {
  return (
    <div>
      <p className="font-medium">{heading}</p>
      <ul className="mt-1 list-disc ps-5 text-muted wrap-anywhere">
        {facts.map((fact) => (
          <li dir="auto" key={fact}>
            {fact}
          </li>
        ))}
      </ul>
    </div>
  );
}
