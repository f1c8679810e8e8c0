import type { Edit } from './edit.ts'
import { type Marker, withoutComments } from './marker.ts'
import { type Way, waysOff } from './operators.ts'
import { type Piece, parse } from './syntax.ts'

/** A source file as the tool reads it: parsed once for all of its markers. */
export interface Source {
  /** Without comment lines, as long as the file. */
  text: string
  pieces: Piece[]
  ways: Way[]
}

export function readSource(text: string): Source {
  const code = withoutComments(text)
  const pieces = parse(code)
  return { text: code, pieces, ways: pieces.flatMap((piece) => waysOff(code, piece)) }
}

/** The change that switches a marked guard off; throws where the marker and the code have grown apart. */
export function derive(source: Source, marker: Pick<Marker, 'at' | 'change'>): Edit {
  const unit = unitAt(source, marker.at)
  const { change } = marker
  if (change === undefined) return off(source, unit)
  if (change.replace === undefined) return partOf(source, unit, change).edit
  const { start, end } = change.isCutShort ? wholeOf(source, unit, change) : textIn(source, unit, change.text)
  return { start, end, replace: change.replace }
}

interface Range {
  start: number
  end: number
}

/** The largest piece that begins where the marked line begins: the marker speaks of nothing outside of it. */
function unitAt({ pieces, ways }: Source, at: number): Range {
  const [, ...inside] = pieces
  const ends = [...inside, ...ways].filter(({ start }) => start === at).map(({ end }) => end)
  if (ends.length === 0) throw new Error('the line below begins in the middle of something')
  return { start: at, end: Math.max(...ends) }
}

function off({ ways }: Source, unit: Range): Edit {
  const way = ways.find(({ start, end }) => start === unit.start && end === unit.end)
  if (way === undefined) throw new Error('nothing says how the line below is switched off: name a [part]')
  return way.edit
}

type Change = NonNullable<Marker['change']>

/** The smallest that can be switched off. */
function partOf({ text, ways }: Source, unit: Range, change: Change): Way {
  return onlyPlace(text, ways, unit, change).at(-1)!
}

/** The largest. */
function wholeOf({ text, pieces }: Source, unit: Range, change: Change): Range {
  const wholes = pieces.filter(({ type }) => /Expression$|Statement$|Literal$|^Identifier$/.test(type))
  return onlyPlace(text, wholes, unit, change)[0]!
}

/** What the marker names, which must be in one place; from the largest to the smallest that begins there. */
function onlyPlace<Found extends Range>(text: string, all: Found[], unit: Range, change: Change): Found[] {
  const found = all.filter(
    ({ start, end }) => start >= unit.start && end <= unit.end && isNamed(text.slice(start, end), change),
  )
  if (new Set(found.map(({ start }) => start)).size === 1) return found.toSorted((a, b) => b.end - a.end)
  const count = found.length === 0 ? 'no part' : 'more than one part'
  throw new Error(`“${change.text}” is ${count} of what is below`)
}

function isNamed(text: string, change: Change): boolean {
  const name = spaced(change.text)
  return change.isCutShort ? spaced(text).startsWith(name) : spaced(text) === name
}

function textIn({ text }: Source, unit: Range, wanted: string): Range {
  const found = [...text.slice(unit.start, unit.end).matchAll(patternOf(wanted))]
  if (found.length === 1) {
    const start = unit.start + found[0]!.index
    return { start, end: start + found[0]![0].length }
  }
  throw new Error(`“${wanted}” stands ${found.length} times in what is below, not once`)
}

/** Whole words, however the lines are broken; `…` stands for as little as can be. */
function patternOf(wanted: string): RegExp {
  const words = wanted.split(/\s+/).map((word) => word.split('…').map(escaped).join('[^]*?'))
  const before = /^[\w$]/.test(wanted) ? '(?<![\\w$])' : ''
  const after = /[\w$]$/.test(wanted) ? '(?![\\w$])' : ''
  return new RegExp(before + words.join('\\s+') + after, 'g')
}

const spaced = (text: string) => text.replaceAll(/\s+/g, ' ')

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
