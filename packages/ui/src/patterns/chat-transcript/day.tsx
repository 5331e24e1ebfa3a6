/** The heading where a new day begins in a conversation. */
export function Day({ name }: { name: string }) {
  return (
    <p
      className="flex items-center gap-3 pb-5 text-12 text-subtle before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line"
      data-slot="day"
    >
      <bdi>{name}</bdi>
    </p>
  );
}
