import type { User } from "@switchboard/api-client";
import { QuestionActionsProvider } from "@switchboard/ui/patterns/question-answer";
import { ChatScreen, loadChatMessages, loadChatSettings } from "@switchboard/ui/screens/chat";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { Chat } from "../chat/chat.ts";
import { chatServices } from "../chat-services.ts";
import { chatTexts } from "../chat/chat-texts.ts";
import type { Services } from "../services.ts";
import { useServices } from "../services-context.tsx";
import { takeReturnPath } from "../session/return-path.ts";
import { warmDates } from "../session/warm-dates.ts";
import { PageTitle } from "./page-title.tsx";
import { useChatLocation } from "./use-chat-location.ts";
import { useChatScreen } from "./use-chat-screen.ts";
import { useReadyToWrite } from "./use-ready-to-write.ts";

type Data = { readonly chat: Chat };

/** Opens a stored chat, or begins a new one that goes to its own address once it has a session. */
async function loader(services: Services, { params }: LoaderFunctionArgs): Promise<Data> {
  const { appInfo, models, requireUser } = services;
  // What changes from here on may be missing in what is loaded.
  const asked = services.now().getTime();
  const { chats, datasets, discoveries, sessions, watch } = chatServices(services);
  // Beside the requests of the chat, so that it does not appear later than they are answered. The page tries again.
  void loadChatSettings().catch(() => undefined);
  warmDates();
  // Whoever has returned to a chat by themselves must not be sent back to one later.
  takeReturnPath();
  const user: User = await requireUser(chatTexts.notLoggedIn);
  const { sessionId } = params;
  const open = () => (sessionId === undefined ? chats.start(user) : chats.open(user, sessionId));
  const [chat] = await Promise.all([
    // Which models are available decides with which one a new chat begins.
    Promise.all([appInfo.ensure(), models.ensure()]).then(open),
    sessions.load(),
    datasets.load(),
    // A new chat has none to show.
    sessionId === undefined ? undefined : loadChatMessages().catch(() => undefined),
  ]);
  void discoveries.load();
  watch.begin(asked);
  return { chat };
}

export const createRoute = (services: Services) => ({
  loader: (args: LoaderFunctionArgs) => loader(services, args),
  Component: ChatPage,
});

function ChatPage() {
  const { chat } = useLoaderData<Data>();
  const { appInfo, config, images, paths } = useServices();
  useChatLocation(chat);
  const { state, actions, draft, onDraftChange, questions, now } = useChatScreen(chat);
  const session = state.session?.id;
  const promptRef = useReadyToWrite(state.session === null);
  return (
    <>
      <PageTitle heading={state.session?.title ?? "Chat"} />
      <QuestionActionsProvider conversation={session ?? null} value={questions}>
        <ChatScreen
          state={state}
          brand={config.brand}
          paths={paths}
          now={now}
          draft={draft}
          onDraftChange={onDraftChange}
          images={appInfo.has("images") ? images : null}
          promptRef={promptRef}
          readingHref={
            appInfo.has("file-reading") ? ({ id }) => paths.fileReading(id, session) : undefined
          }
          {...actions}
        />
      </QuestionActionsProvider>
    </>
  );
}
