/** What a passage means, for an embedder: its headings say what its sentences are about. */
export const searchedText = ({ trail, text }: { trail: string[]; text: string }): string =>
  [...trail, text].join('\n')
