/** Letters of other scripts that are read as Latin ones. Compatibility forms (ｆｕｌｌ, 𝐛𝐨𝐥𝐝) fold by themselves. */
const pairs = `
  аa вb еe кk мm нh оo рp сc тt уy хx ѕs іi јj һh ԁd ԛq ԝw ґr
  αa βb εe ηn ιi κk νv οo ρp τt υu χx ωw
  ıi łl øo đd ɑa ɡg ȷj`

export const lookalikes: ReadonlyMap<string, string> = new Map(
  pairs
    .trim()
    .split(/\s+/)
    .map((pair): [string, string] => [pair.slice(0, -1), pair.slice(-1)]),
)
