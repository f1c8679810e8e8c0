/** "Ok, leave a message: the gate is stuck": how somebody begins who has something for the team. */

const english =
  /^(?:(?:ok(?:ay)?|yes|yeah|no|none of these|then|so|please)[\s,.!]+)*(?:(?:i(?:'d| would) like to |can i |could i |let me |i want to )?(?:leave|send|take) (?:you |them |the team )?(?:a|this|my) message|message for (?:you|the team|them))(?: please)?(?:\s*[:.!–-]\s*|$)/i
const german =
  /^(?:(?:ok(?:ay)?|ja|nein|gut|na gut|dann|nichts davon|bitte|gerne?)[\s,.!]+)*(?:ich (?:möchte|will|würde)(?: gerne?)? )?(?:eine )?nachricht(?: (?:hinterlassen|dalassen|an das team|ans team|an euch|an sie|für das team|fürs team|für euch|für sie))?(?: bitte)?(?:\s*[:.!–-]\s*|$)/i

const openingIn = (text: string): string | undefined =>
  (english.exec(text.trim()) ?? german.exec(text.trim()))?.[0]

export const opensMessage = (text: string): boolean => openingIn(text) !== undefined

/** What the team is to be told, if that is said at once. */
export function messageLeft(text: string): string | null {
  const left = text
    .trim()
    .slice(openingIn(text)?.length ?? text.length)
    .trim()
  return left === '' ? null : left
}
