/** More is no brief any longer. */
const mostItems = 12

/** A list in Markdown; where it is cut, it shows that. */
export function markdownList(items: readonly string[]): string {
  const shown = items.length > mostItems ? [...items.slice(0, mostItems), '…'] : items
  return shown.map((item) => `- ${item}`).join('\n')
}
