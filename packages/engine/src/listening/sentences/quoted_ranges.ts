/** Where a message repeats what somebody else wrote: between quotation marks, in code, behind ">". */

const quotations = [
  /```[\s\S]*?(?:```|$)/g,
  /`[^`\n]+`/g,
  /"[^"\n]+"/g,
  /“[^”\n]+”/g,
  /„[^“”\n]+[“”]/g,
  /«[^»\n]+»/g,
  /»[^«\n]+«/g,
  /^>.*$/gm,
]
/** A name in quotation marks is no quotation. */
const fewestWords = 4

export function quotedRanges(message: string): (readonly [number, number])[] {
  return quotations
    .flatMap((quotation) => [...message.matchAll(quotation)])
    .filter(([text]) => text.trim() !== message.trim() && text.trim().split(/\s+/).length >= fewestWords)
    .map(({ index, 0: text }) => [index, index + text.length] as const)
}
