import { readFileSync } from 'node:fs'

/** The files beside this one; PROVENANCE.md says where they come from and how they are laid out. */

export interface Rows {
  bytes: Int8Array
  /** What a row's bytes are multiplied with. */
  scales: Float32Array
}

export interface VectorFiles {
  /** Word → its row. */
  vocabulary: ReadonlyMap<string, number>
  words: Rows
  grams: Rows
}

export function readVectorFiles(): VectorFiles {
  const words = read('words.txt').toString('utf8').trimEnd().split('\n')
  return {
    vocabulary: new Map(words.map((word, row) => [word, row])),
    words: readRows('words'),
    grams: readRows('grams'),
  }
}

function readRows(name: string): Rows {
  const bytes = read(`${name}.i8`)
  const scales = read(`${name}.f32`)
  return {
    bytes: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length),
    scales: Float32Array.from({ length: scales.length / 4 }, (_, row) => scales.readFloatLE(row * 4)),
  }
}

const read = (name: string) => readFileSync(new URL(name, import.meta.url))
