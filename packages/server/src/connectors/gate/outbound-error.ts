import { ToolError } from "../../domain/plugins/types.ts";

type Details = ErrorOptions & { readonly sent?: boolean };

/**
 * A call that the gate did not make. The message is one sentence for the user.
 */
export class OutboundRefused extends ToolError {
  override readonly name = "OutboundRefused";
  /** Whether a first host got the request before it forwarded to the one that was refused. */
  readonly sent: boolean;

  constructor(message: string, { sent = false, ...options }: Details = {}) {
    super(message, options);
    this.sent = sent;
  }
}

/**
 * A call that was made and did not end well: no answer, one that is too slow or too large. The message is one sentence for
 * the user.
 */
export class OutboundFailed extends ToolError {
  override readonly name = "OutboundFailed";
  /** Whether the request may have arrived: it may have taken effect, so it must not be retried automatically. */
  readonly sent: boolean;

  constructor(message: string, { sent = true, ...options }: Details = {}) {
    super(message, options);
    this.sent = sent;
  }
}
