/** What the names of elements mean to a reader. */

/** Never read: programs, pictures, controls, and what was struck out and no longer holds. */
export const unread = new Set(
  `script style noscript template svg canvas iframe object embed video audio source track map area picture img
   link meta title base input select option optgroup textarea datalist progress meter del s strike rp rt
   frameset noframes applet col colgroup`.split(/\s+/),
)

const blocks = new Set(
  `address article aside blockquote body center dd details dialog dir div dl dt fieldset figcaption figure footer form
   h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol p pre search section summary table tbody td tfoot
   th thead tr ul`.split(/\s+/),
)

export const isBlock = (name: string) => blocks.has(name)

export const isHeading = (name: string) => /^h[1-6]$/.test(name)

/** Says which heading it was, where its name was changed on the way. */
export const levelAttribute = 'data-foyer-level'

export const isList = (name: string) => name === 'ul' || name === 'ol' || name === 'menu' || name === 'dir'
