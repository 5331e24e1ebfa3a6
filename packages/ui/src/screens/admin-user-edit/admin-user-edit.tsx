import { Check } from "lucide-react";
import { BackLink } from "../../components/back-link/index.ts";
import { LinkButton } from "../../components/button/index.ts";
import { Checkbox } from "../../components/checkbox/index.ts";
import { Icon } from "../../components/icon/index.ts";
import { Notice } from "../../components/notice/index.ts";
import { PageHeader } from "../../components/page-header/index.ts";
import { TextInput } from "../../components/text-input/index.ts";
import { DateTime } from "../../components/time/index.ts";
import { Form, FormField, FormSubmit, type SaveState, useForm } from "../../form/index.ts";
import { z } from "../../form/zod-jitless.ts";
import { Page, PageSkeleton, type ShellPaths } from "../../patterns/shell/index.ts";
import { FormFoot } from "../connection-parts.tsx";
import { adminUserEditTexts as texts } from "./admin-user-edit.texts.ts";
import type {
  AdminUserDraft,
  AdminUserEditState,
  TwoStepRemoval,
} from "./admin-user-edit.types.ts";
import { UserTwoStep } from "./user-two-step.tsx";

/** Props of {@link AdminUserEditScreen}. */
export interface AdminUserEditScreenProps {
  state: AdminUserEditState;
  paths: Pick<ShellPaths, "adminUsers">;
  onSave: (user: AdminUserDraft) => void;
  twoStep: TwoStepRemoval;
}

/** The role and the balance of a user, for administrators. */
export function AdminUserEditScreen({ state, ...rest }: AdminUserEditScreenProps) {
  if (state.kind === "loading") return <PageSkeleton />;
  return <Loaded key={state.user.id} state={state} {...rest} />;
}

type LoadedProps = Omit<AdminUserEditScreenProps, "state"> & {
  state: Exclude<AdminUserEditState, { kind: "loading" }>;
};

const shape = {
  isAdmin: z.boolean(),
  balance: z.string().check(
    z.trim(),
    z.refine((text) => text !== "" && Number.isFinite(Number(text)), {
      message: texts.balanceMissing,
      abort: true,
    }),
    z.refine((text) => Number(text) >= 0, texts.balanceNegative),
    z.refine((text) => /^\d*(\.\d{0,2})?$/.test(text), texts.balanceStep),
  ),
};

function Loaded({ state, paths, onSave, twoStep }: LoadedProps) {
  const { email, isAdmin, balance, createdAt, isYou, twoStepSince } = state.user;
  const locked = state.kind === "saving" || state.kind === "saved";
  const form = useForm({
    shape,
    initial: { isAdmin, balance: balance.toFixed(2) },
    focus: "answer",
    save: saveOf(state),
    onSubmit: (typed) => onSave({ isAdmin: typed.isAdmin, balance: Number(typed.balance) }),
  });
  return (
    <Page width="narrow">
      <PageHeader
        back={<BackLink href={paths.adminUsers}>{texts.toUsers}</BackLink>}
        className="mb-6"
        description={
          <>
            <bdi>{email}</bdi>. {texts.created} <DateTime value={createdAt} />.
          </>
        }
        title={texts.title}
      />
      {isYou && (
        <Notice className="mb-6" tone="warning">
          {texts.own}
        </Notice>
      )}
      <Form aria-label={texts.title} form={form}>
        <div className="rounded-8 border border-line bg-surface">
          <div className="grid gap-5 p-4 sm:p-5">
            <FormField<boolean> disabled={locked} label={texts.isAdmin} name="isAdmin">
              {({ value, onChange, ref, onBlur, name }) => (
                <Checkbox
                  checked={value}
                  name={name}
                  onBlur={onBlur}
                  onCheckedChange={(checked) => onChange(checked === true)}
                  ref={ref}
                >
                  {texts.isAdminHint}
                </Checkbox>
              )}
            </FormField>
            <FormField
              disabled={locked}
              hint={texts.balanceHint}
              label={texts.balance}
              name="balance"
              required
            >
              {(control) => (
                <TextInput
                  {...control}
                  autoComplete="off"
                  className="max-w-44"
                  min={0}
                  step={0.01}
                  type="number"
                />
              )}
            </FormField>
          </div>
          <FormFoot>
            {/* Always mounted, so that a screen reader announces the change. */}
            <p
              className="me-auto flex items-center gap-1.5 text-13 text-muted max-sm:not-empty:w-full"
              role="status"
            >
              {state.kind === "saved" && (
                <>
                  <Icon className="text-success" icon={Check} />
                  {texts.saved}
                </>
              )}
            </p>
            <LinkButton href={paths.adminUsers} variant="ghost">
              {texts.cancel}
            </LinkButton>
            <FormSubmit>{texts.save}</FormSubmit>
          </FormFoot>
        </div>
      </Form>
      {twoStepSince !== undefined && (
        <UserTwoStep email={email} isYou={isYou} removal={twoStep} since={twoStepSince} />
      )}
    </Page>
  );
}

function saveOf(state: LoadedProps["state"]): SaveState {
  if (state.kind === "failed") return { kind: "failed", failure: { message: state.message } };
  return { kind: state.kind === "ready" ? "idle" : "saving" };
}
