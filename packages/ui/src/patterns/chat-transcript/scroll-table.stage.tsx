import { scrollEvents } from "./scroll.fixtures.ts";
import { nextMode, type ScrollMode } from "./scroll.logic.ts";

const modes: readonly ScrollMode[] = ["following", "released", "anchored", "restoring"];

/** The transition of each mode by each event, computed from the code itself. */
export function ScrollTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">What happens</th>
          {modes.map((mode) => (
            <th key={mode} scope="col">
              {mode}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(scrollEvents).map(([name, event]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {modes.map((mode) => (
              <td key={mode}>{nextMode(mode, event)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
