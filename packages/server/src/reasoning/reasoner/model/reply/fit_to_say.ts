/** What no plan ever asks for, however well it is worded. The gate judges what is left. */

const longestSentence = 600
const markup = /<\/?[a-z!]|\]\(|\{\{|\}\}|```|javascript:/i
/** Who speaks of these has left the conversation. */
const backstage =
  /\b(?:system prompt|my (?:instructions|prompt|guidelines)|language model|as an ai\b|the (?:plan|task) (?:says|asks)|source \d|quelle \d|systemprompt|sprachmodell|meine (?:anweisungen|vorgaben)|als ki\b)/i

/** Plain words: emphasis and the marks of lists and headings are no part of a sentence. */
export const plain = (sentence: string) =>
  sentence
    .replace(/^\s*(?:[-*+•]|#{1,6}|>)\s+/, '')
    .replaceAll(/\*\*|__|`/g, '')
    .trim()

export function isFitToSay(sentence: string): boolean {
  return sentence.length <= longestSentence && !markup.test(sentence) && !backstage.test(sentence)
}
