import type { User } from "@switchboard/api-client";
import { ChatScreen, withPrompt } from "@switchboard/ui/screens/chat";
import { useCallback, useEffect, useSyncExternalStore } from "react";
import {
  type LoaderFunctionArgs,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
} from "react-router";
import type { Chat } from "../chat/chat.ts";
import { chatTexts } from "../chat/chat-texts.ts";
import { takeComeBack } from "../session/come-back.ts";
import type { Services } from "../services.ts";
import { useServices } from "../services-context.tsx";
import { PageTitle } from "./page-title.tsx";
import { useChatScreen } from "./use-chat-screen.ts";
import { useReadyToWrite } from "./use-ready-to-write.ts";

type Data = { readonly chat: Chat };

/** Opens a stored chat, or begins a new one that goes to its own address once it has a session. */
async function loader(services: Services, { params }: LoaderFunctionArgs): Promise<Data> {
  const { chats, datasets, discoveries, requireUser, sessions, watch } = services;
  // Whoever is in a chat again is not taken back to one later.
  takeComeBack();
  const user: User = await requireUser(chatTexts.notLoggedIn);
  const { sessionId } = params;
  const [chat] = await Promise.all([
    sessionId === undefined ? chats.start(user) : chats.open(user, sessionId),
    sessions.load(),
    datasets.load(),
  ]);
  void discoveries.load();
  watch.begin();
  return { chat };
}

export const createRoute = (services: Services) => ({
  loader: (args: LoaderFunctionArgs) => loader(services, args),
  Component: ChatPage,
});

function ChatPage() {
  const { chat } = useLoaderData<Data>();
  const { appInfo, config, images, paths } = useServices();
  const navigate = useNavigate();
  const prompt = initialPrompt(useLocation().state);
  const { sessionId: stored } = useParams();
  const isLeaving = useNavigation().state !== "idle";
  const session = useSyncExternalStore(
    chat.state.subscribe,
    useCallback(() => chat.state.get().sessionId, [chat]),
  );

  // The address follows the conversation: Back must not lead to an empty chat that became this one. Whoever has chosen
  // another page meanwhile gets that one.
  useEffect(() => {
    if (stored === undefined && session !== null && !isLeaving)
      void navigate(paths.chatSession(session), { replace: true });
  }, [stored, isLeaving, session, navigate, paths]);

  // Given once: the browser keeps what came with an address over a reload, when the text may be another one already.
  useEffect(() => {
    if (prompt === "") return;
    chat.draft.set((typed) => withPrompt(typed, prompt));
    void navigate(".", { replace: true, state: null });
  }, [chat, navigate, prompt]);

  const { state, actions, draft, onDraftChange, now } = useChatScreen(chat);
  const promptRef = useReadyToWrite(state.session === null);
  return (
    <>
      <PageTitle heading={state.session?.title ?? "Chat"} />
      <ChatScreen
        state={state}
        brand={config.brand}
        paths={paths}
        now={now}
        draft={draft}
        onDraftChange={onDraftChange}
        images={appInfo.has("images") ? images : null}
        promptRef={promptRef}
        {...actions}
      />
    </>
  );
}

/** A text that another page wants asked. */
function initialPrompt(state: unknown): string {
  if (typeof state !== "object" || state === null || !("initialPrompt" in state)) return "";
  return typeof state.initialPrompt === "string" ? state.initialPrompt : "";
}
