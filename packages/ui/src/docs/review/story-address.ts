/** Where the manager shows a story; the pages stand in its frame, beside its own address. */
export function storyAddress(id: string): string {
  return `./?path=/story/${id}`;
}
