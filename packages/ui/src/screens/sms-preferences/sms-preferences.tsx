import { PageHeader } from "../../components/page-header/index.ts";
import { Page, PageSkeleton } from "../../patterns/shell/index.ts";
import { EmailCard } from "./email-card.tsx";
import { PhoneCard } from "./phone-card.tsx";
import { SmsOptInCard } from "./sms-opt-in-card.tsx";
import { smsPreferencesTexts as texts } from "./sms-preferences.texts.ts";
import type {
  EmailSettings,
  SmsPreferencesActions,
  SmsPreferencesState,
} from "./sms-preferences.types.ts";

/** Props of {@link SmsPreferencesScreen}. */
export interface SmsPreferencesScreenProps {
  state: SmsPreferencesState;
  actions: SmsPreferencesActions;
  /** Absent if the server has no such settings. */
  email?: EmailSettings;
}

/** Verifies a phone number, then switches text messages on or off. */
export function SmsPreferencesScreen({ state, actions, email }: SmsPreferencesScreenProps) {
  if (state.kind === "loading") return <PageSkeleton />;
  const optIn = state.kind === "verified" ? state.optIn : null;
  return (
    <Page>
      <PageHeader className="mb-6" description={texts.intro} title={texts.title} />
      <div className="grid gap-6">
        <PhoneCard actions={actions} state={state} />
        {/* Begins with the stored answer, also when the phone is verified meanwhile. */}
        <SmsOptInCard
          key={`${optIn !== null}-${optIn?.value}`}
          onSave={actions.onSaveOptIn}
          optIn={optIn}
        />
        {email && actions.onSaveEmail && (
          <EmailCard email={email} key={JSON.stringify(email.value)} onSave={actions.onSaveEmail} />
        )}
      </div>
    </Page>
  );
}
