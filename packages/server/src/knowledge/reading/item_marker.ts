/** How an item of a list begins in plain text: with a bullet, a number or a letter. */
interface MarkedItem {
  ordered: boolean
  text: string
}

// The last three are bullets of the fonts Symbol and Wingdings, which have no place of their own in Unicode.
const pattern = /^\s*([-*+•◦▪‣●○■□–—·➢✓\uf0b7\uf0a7\uf0d8]|\(?\d{1,3}[.)]|\(?[a-z][.)])\s+(\S.*)$/su

export function itemMarker(line: string): MarkedItem | null {
  const found = pattern.exec(line)
  return found ? { ordered: /[\da-z]/.test(found[1]!), text: found[2]! } : null
}

/** How deep an item lies, by where it begins; `open` holds where the items around it begin. */
export function depthOf(indent: number, open: number[], tolerance = 0): number {
  while (open.length > 0 && open.at(-1)! > indent + tolerance) open.pop()
  if (open.length === 0 || open.at(-1)! < indent - tolerance) open.push(indent)
  return open.length - 1
}
