// Other packages read this file, too, and do not know the declarations beside it.
/// <reference path="./pdfmake.d.ts" />

import { createRequire } from 'node:module'
import { openSync } from 'fontkit'

/** Noto Sans: Latin, Greek, Cyrillic and Devanagari. Only the letters that are used go into a file. */
const fileOf = (name: string) =>
  createRequire(import.meta.url).resolve(`@expo-google-fonts/noto-sans/${name}/NotoSans_${name}.ttf`)

export const fonts = {
  normal: fileOf('400Regular'),
  bold: fileOf('700Bold'),
  italics: fileOf('400Regular_Italic'),
  bolditalics: fileOf('700Bold_Italic'),
}

const regular = openSync(fonts.normal)
/** Pictures, and signs that only change how the one before them looks. */
const picture =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{1f1e6}-\u{1f1ff}\u2713\u2717]|[\ufe00-\ufe0f]|\u200d|\u20e3/u
/** Signs that people often write and the font does not have. */
const spelled: Record<string, string> = {
  '→': '->',
  '←': '<-',
  '↔': '<->',
  '⇒': '=>',
  '≤': '<=',
  '≥': '>=',
  '≠': '!=',
  '≈': '~',
}

/** A text as the font can print it: pictures are left out, and some signs are spelled. */
export const printable = (text: string): string =>
  [...text]
    .filter((sign) => !picture.test(sign) || isPrintable(sign))
    .map((sign) => (isPrintable(sign) ? sign : (spelled[sign] ?? sign)))
    .join('')

/** Whether a text has letters that would be printed as boxes. */
export const hasUnprintable = (text: string): boolean => [...text].some((sign) => !isPrintable(sign))

const isPrintable = (sign: string): boolean =>
  /\s/.test(sign) || regular.hasGlyphForCodePoint(sign.codePointAt(0)!)
