import type { SourceKind } from '@foyer/contract/vocabulary'
import type { CreateKnowledgeSourceBody, KnowledgeSource, UpdateKnowledgeSourceBody } from '@foyer/sdk'
import { linesOf } from '../../../parts/lines.ts'

/** What the forms for adding and editing a source hold, and the bodies that become of it. */

export interface SourceValues {
  kind: SourceKind
  title: string
  text: string
  url: string
  files: File[]
  max_pages: number | string
  /** One path to a line. */
  include: string
  exclude: string
  refresh_hours: number | null
  /** None: all of them. */
  agents: string[]
}

export const emptyValues = (kind: SourceKind): SourceValues => ({
  kind,
  title: '',
  text: '',
  url: '',
  files: [],
  max_pages: '',
  include: '',
  exclude: '',
  refresh_hours: null,
  agents: [],
})

export const valuesOf = (source: KnowledgeSource): SourceValues => ({
  kind: source.kind,
  title: source.title,
  text: source.text ?? '',
  url: source.url ?? '',
  files: [],
  max_pages: source.max_pages ?? '',
  include: source.include?.join('\n') ?? '',
  exclude: source.exclude?.join('\n') ?? '',
  refresh_hours: source.refresh_hours,
  agents: source.agents ?? [],
})

/** Whether leaving the form would lose something. */
export const isFilled = ({ text, url, files }: SourceValues) =>
  text.trim() !== '' || url.trim() !== '' || files.length > 0

/** People write an address as they say it. */
const addressOf = (url: string) =>
  /^[a-z][a-z+.-]*:\/\//i.test(url.trim()) ? url.trim() : `https://${url.trim()}`

const urlOf = ({ url }: SourceValues) => (url.trim() === '' ? {} : { url: addressOf(url) })
const textOf = ({ text }: SourceValues) => (text.trim() === '' ? {} : { text })
const pagesOf = ({ max_pages }: SourceValues) => (max_pages === '' ? {} : { max_pages: Number(max_pages) })

const longestTitle = 200

/** A text that answers a question, and has no title of its own, goes by the question. */
export const withTitle = (question: string | undefined, values: SourceValues): SourceValues =>
  question && values.kind === 'text' && values.title.trim() === ''
    ? { ...values, title: question.slice(0, longestTitle) }
    : values

/** Without the content of a file, which is read when it is sent. What is empty is left out: the server asks for it. */
export function bodyOf(values: SourceValues): CreateKnowledgeSourceBody {
  const { kind, title, agents, refresh_hours, include, exclude } = values
  const body: CreateKnowledgeSourceBody = {
    kind,
    ...(title.trim() !== '' && { title: title.trim() }),
    ...(agents.length > 0 && { agents }),
  }
  if (kind === 'text') return { ...body, ...textOf(values) }
  if (kind === 'file') return body
  const address = { ...body, ...urlOf(values), ...(refresh_hours !== null && { refresh_hours }) }
  if (kind === 'page') return address
  const lists = { include: linesOf(include), exclude: linesOf(exclude) }
  return {
    ...address,
    ...pagesOf(values),
    ...(lists.include.length > 0 && { include: lists.include }),
    ...(lists.exclude.length > 0 && { exclude: lists.exclude }),
  }
}

/** Only what differs. An empty title or text is sent, so that the server says what it thinks of it. */
export function changesOf(before: SourceValues, after: SourceValues): UpdateKnowledgeSourceBody {
  const differs = (field: keyof SourceValues) => String(before[field]) !== String(after[field])
  return {
    ...(differs('title') && { title: after.title.trim() }),
    ...(differs('text') && { text: after.text }),
    ...(differs('url') && { url: addressOf(after.url) }),
    ...(differs('max_pages') && pagesOf(after)),
    ...(differs('include') && { include: linesOf(after.include) }),
    ...(differs('exclude') && { exclude: linesOf(after.exclude) }),
    ...(differs('refresh_hours') && { refresh_hours: after.refresh_hours }),
    ...(differs('agents') && { agents: after.agents.length > 0 ? after.agents : null }),
  }
}

/** What counts only once the source is read again. */
export const isContent = (changes: UpdateKnowledgeSourceBody) =>
  ['text', 'url', 'content', 'max_pages', 'include', 'exclude'].some((field) => field in changes)
