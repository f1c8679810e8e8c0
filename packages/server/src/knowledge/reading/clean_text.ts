/**
 * Text as it is kept: composed (NFC), without characters that nobody sees. Some of those would hide instructions from
 * the owner's eyes, some cannot be stored at all.
 */

// Controls, soft hyphens, zero-width spaces, direction marks, fillers, private use (icon fonts), tags, and what stands
// for a broken character. Joiners (200C, 200D) stay: scripts of Iran and India, and emoji, need them.
const unseen =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to remove
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\uffff\ue000-\uf8ff]|[\u{e0000}-\u{e0fff}\u{f0000}-\u{10ffff}]/gu

const spaces = /[^\S\n]+/g
const lineBreaks = /\r\n?|[\u0085\u2028\u2029]/g

/** One paragraph: single spaces, at most single line breaks. */
export const cleanText = (text: string) =>
  visible(text)
    .replace(spaces, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim()

/** On one line: headings, cells, links. */
export const cleanLine = (text: string) => cleanText(text).replaceAll('\n', ' ')

/** Indentation and empty lines are part of it. */
export const cleanCode = (text: string) =>
  visible(text)
    .replaceAll('\u00a0', ' ')
    .replace(/^\s*\n/, '')
    .trimEnd()

const visible = (text: string) =>
  text.toWellFormed().replace(lineBreaks, '\n').replace(unseen, '').normalize('NFC')
