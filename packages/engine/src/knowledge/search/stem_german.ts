/**
 * The stem of a lowercase German word without umlauts: endings of cases, plurals and verbs come off as long as there
 * are any ("Kosten", "kostet"; "Verträge", "Vertrages"). Derivations stay, since they change what is meant.
 */

// Longest first. What opens with a vowel may leave three letters ("Tage"); a single consonant often belongs to the
// stem, and needs four ("Wert").
const endings = /(?<=...)(?:ern|em|en|er|es|e)$|(?<=....)(?:et|st|s|n|t)$/

export function stemGerman(word: string): string {
  const shorter = word.replace(endings, '')
  return shorter === word ? word : stemGerman(shorter)
}
