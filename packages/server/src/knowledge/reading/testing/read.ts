import assert from 'node:assert/strict'
import type { Block } from '@foyer/engine'
import { SourceFailure } from '../failure.ts'
import type { ReadLimits } from '../limits.ts'
import { readDocument } from '../read.ts'
import type { ReadDocument } from '../read_document.ts'
import type { ReadInput } from '../read_input.ts'

/** Bytes or text as a source would hand them over. */
export const inputOf = (content: string | Uint8Array, about: Partial<ReadInput> = {}): ReadInput => ({
  bytes: typeof content === 'string' ? Buffer.from(content) : content,
  contentType: null,
  filename: null,
  url: null,
  ...about,
})

export const read = (
  content: string | Uint8Array,
  about: Partial<ReadInput> = {},
  limits: Partial<ReadLimits> = {},
): Promise<ReadDocument> => readDocument(inputOf(content, about), limits)

export const readPage = (html: string, url = 'https://example.com/page') =>
  read(html, { contentType: 'text/html; charset=utf-8', url })

export const readBody = (body: string) => readPage(`<html><body><main>${body}</main></body></html>`)

export const readMarkdownText = (markdown: string) =>
  read(markdown, { filename: 'page.md', url: 'https://example.com/docs/page' })

/** The failure that a reading ends with. */
export async function failureOf(reading: Promise<unknown>): Promise<SourceFailure> {
  const error = await reading.then(
    () => assert.fail('it was read'),
    (reason: unknown) => reason,
  )
  assert.ok(error instanceof SourceFailure, String(error))
  return error
}

/** One line for each heading, paragraph, item, row and piece of code: easy to compare, easy to read. */
export function outline(blocks: Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'heading') return [`${'#'.repeat(block.level)} ${block.text}`]
    if (block.kind === 'code') return [`code: ${block.text}`]
    if (block.kind === 'paragraph') return [block.text]
    if (block.kind === 'list')
      return block.items.map(
        ({ text, depth }) => `${'  '.repeat(depth)}${block.ordered ? '1.' : '-'} ${text}`,
      )
    const rows = block.rows.map((row) => `| ${row.join(' | ')}`)
    return block.header ? [`|| ${block.header.join(' | ')}`, ...rows] : rows
  })
}
