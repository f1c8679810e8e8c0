const particles = new Set('von van vom zu zur de der den del di da la le of and und'.split(' '))

/** A name as it is written: who types "petra hartmann" is called Petra Hartmann. */
export function personName(said: string): string {
  // "Once more: Jonas Berger"
  const name = said.replace(/^[\p{L} ]{1,30}:\s+(?=\p{Lu})/u, '')
  // guard: who writes their name with capitals is called as they write it
  if (name !== name.toLowerCase()) return name
  return name
    .split(/(?<=[\s-])/)
    .map((word, at) =>
      at > 0 && particles.has(word.trim()) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join('')
}
