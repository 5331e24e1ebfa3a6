import { App } from "../src/app";

export default function Page() {
  return <App />;
}
