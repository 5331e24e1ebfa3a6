/** URL of a story in the manager; docs pages are in its iframe. */
export function storyAddress(id: string): string {
  return `./?path=/story/${id}`;
}
