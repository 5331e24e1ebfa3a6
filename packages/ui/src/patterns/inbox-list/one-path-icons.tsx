import type { IconComponent } from "../../components/icon/index.ts";

/** An icon in every row: a single path needs half of the elements of the library's icon. */
function onePath(path: string): IconComponent {
  return function OnePath({ size, ...rest }) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        {...rest}
      >
        <path d={path} />
      </svg>
    );
  };
}

/** A tick in a circle: the item can be resolved. */
export const ResolveIcon = onePath("M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM8.5 12l2.5 2.5 4.5-5");

/** A letter. */
export const MailIcon = onePath(
  "M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2ZM22 7l-9 5.7a2 2 0 0 1-2 0L2 7",
);

/** A box with a tick: an issue of a tracker. */
export const IssueIcon = onePath(
  "M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2ZM8.5 12l2.5 2.5 4.5-5",
);
