import type { Block } from '../document.ts'

/**
 * What pages say besides what they are about: navigation, notices and forms, in English and German. A pattern must
 * fit the whole block, so that a page that is about cookies or newsletters keeps its sentences.
 */

/** Whole lines that are never what a page is about. */
const boilerplate = [
  /^(?:skip|jump) to (?:the )?(?:main )?(?:content|navigation|footer|search)$/,
  /^(?:direkt )?zum (?:haupt)?inhalt(?: springen| wechseln)?$|^(?:zur )?navigation (?:springen|überspringen)$/,
  /^(?:you are here|sie sind hier|breadcrumbs?)(?: ?:.*)?$/,
  /^(?:home|start|startseite|homepage)(?:\s*[>»›/|·→]\s*[^>»›/|·→]{1,60})+$/,
  /^(?:share|tweet|teilen|follow us|folgen sie uns)(?:[\s,:|·/&]+[\p{L}-]{1,12}){0,12}$/u,
  /^(?:©|\(c\)|copyright)\s.{0,120}$|^.{0,100}(?:all rights reserved|alle rechte vorbehalten)$/,
  /^(?:was|is|did|war|hat|ist)\b.{0,40}\b(?:help(?:ful|ed)|useful|answer your question|hilfreich|geholfen)\b.{0,40}$/,
  /^(?:edit|improve|view|print|translate)\b.{0,20}\b(?:page|on github|on gitlab|source)$|^(?:diese )?seite (?:bearbeiten|drucken|melden)$/,
  /^(?:last (?:updated|modified|reviewed|edited)|zuletzt (?:aktualisiert|geändert|bearbeitet)|letzte (?:änderung|aktualisierung)|stand:|published(?: on)?:|veröffentlicht am)\b.{0,60}$/,
  /^(?:\d+|a few) ?min(?:utes?)?\.? read$|^lesezeit.{0,20}$/,
  /^(?:(?:back|return) to|zurück zu[rm]?)(?: the| our)? (?:top|start|home|home ?page|website|main (?:page|menu|site)|previous page|overview|index|list|(?:search )?results|table of contents|seitenanfang|startseite|übersicht|liste|suche|hauptseite|inhaltsverzeichnis)(?: of (?:the )?page)?$/,
  /^(?:(?:previous|next|zurück|weiter)\s*[:«»‹›←→].{0,80})+$/,
  /^(?:please )?(?:subscribe|sign up|join)\b.{0,60}\b(?:newsletter|mailing list)\b.{0,80}$|^(?:jetzt )?(?:newsletter|für den newsletter|zum newsletter|unseren newsletter).{0,60}(?:abonnieren|anmelden|eintragen|bestellen)$/,
]

/** Words that stand by themselves on buttons; in a heading, or beside others in a list, they mean something. */
const button =
  /^(?:scroll to top|nach oben|zum seitenanfang|back|zurück|next|weiter|previous|menu|menü|close|schließen|search|suche|loading|log ?in|sign (?:in|up)|subscribe|abonnieren|anmelden|registrieren|read more|learn more|mehr erfahren|weiterlesen|mehr lesen|show more|mehr anzeigen|print|drucken|yes no|ja nein|accept(?: all)?|alle akzeptieren|ablehnen|decline|advertisement|anzeige|report an issue|suggest (?:an )?edits?|(?:enter )?your e-?mail(?: address)?|(?:ihre )?e-?mail-?adresse(?: eingeben)?|copy link|link kopieren)$/

/** The way back, by itself; in a heading or a list, schools and work are returned to as well. */
const wayBack = /^(?:back to|zurück zu[rm]?) .{0,40}$/

/** A notice asks for consent; a text about cookies does not. */
const notice =
  /(?:we|this (?:web)?site|our (?:web)?site|wir|diese (?:web)?seite|unsere (?:web)?seite)\b.{0,80}\bcookies?\b/
const consent =
  /\b(?:by (?:continuing|clicking|using)|accept|you agree|consent to|cookie (?:settings|preferences)|manage preferences|akzeptieren|zustimm\w*|stimmen sie|einverstanden|cookie-einstellungen|auswahl bestätigen)\b/
const longestNotice = 600

const contents =
  /^(?:(?:table of )?contents|on this page|in this (?:article|section|guide|page)|toc|inhalt(?:sverzeichnis)?|auf dieser seite|in diesem (?:artikel|abschnitt))$/

export function withoutBoilerplate(blocks: Block[]): Block[] {
  const kept: Block[] = []
  let listsContents = false
  for (const block of blocks) {
    if (isContents(block)) {
      listsContents = true
      continue
    }
    const dropped = listsContents && block.kind === 'list'
    listsContents = false
    if (dropped) continue
    const content = contentOf(block)
    if (content) kept.push(content)
  }
  return kept
}

const isContents = (block: Block) =>
  (block.kind === 'heading' || block.kind === 'paragraph') && contents.test(plain(block.text))

/** The block without what is boilerplate of it; null when nothing is left. */
function contentOf(block: Block): Block | null {
  if (block.kind === 'code') return block.text.trim() === '' ? null : block
  if (block.kind === 'list') {
    const items = block.items.filter(({ text }) => text.trim() !== '' && !isBoilerplate(text))
    return items.every(({ text }) => isButton(text)) ? null : { ...block, items }
  }
  if (block.kind === 'table') {
    const rows = block.rows.filter((row) => row.some((cell) => cell.trim() !== ''))
    return rows.length === 0 ? null : { ...block, rows }
  }
  if (block.text.trim() === '' || isBoilerplate(block.text)) return null
  return block.kind === 'paragraph' && isButton(block.text) ? null : block
}

function isBoilerplate(text: string): boolean {
  if (text.length > longestNotice) return false
  const said = plain(text)
  return boilerplate.some((pattern) => pattern.test(said)) || (notice.test(said) && consent.test(said))
}

function isButton(text: string): boolean {
  const said = plain(text.slice(0, longestNotice))
  return button.test(said) || wayBack.test(said)
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s←→↑↓*•«»‹›|–-]+|[\s←→↑↓*•«»‹›|:.!?–-]+$/g, '')
