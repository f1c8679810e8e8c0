/** With the full stop that makes it a sentence, so that it does not run into the next. */
export function withFullStop(text: string): string {
  const said = text.trim()
  if (/[.!?…。！？]["'”“’»)\]]*$/u.test(said)) return said
  return `${said.replace(/[:;,]+$/u, '')}.`
}
