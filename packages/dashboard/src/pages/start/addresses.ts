/** The addresses in a field, as people type them: apart by spaces or commas, and without a scheme https is meant. */
export const addressesOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,;]+/)
      .filter((word) => word !== '')
      .map((word) => (/^[a-z][a-z0-9+.-]*:\/\//i.test(word) ? word : `https://${word}`)),
  ),
]
