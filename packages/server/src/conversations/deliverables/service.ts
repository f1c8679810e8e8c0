import { Deliverable, type Input, type operations } from '@foyer/contract'
import { resolveAgent } from '../../agents/index.ts'
import { getOrganizationRow } from '../../organization/index.ts'
import type { Queryable } from '../../platform/db/index.ts'
import { Document, listOf } from '../../platform/http/index.ts'
import { representation } from '../../platform/index.ts'
import { documentOf, policy } from './document.ts'
import { letterheadOf } from './letterhead.ts'
import { markdownToHtml } from './markdown_to_html.ts'
import type { Printer } from './pdf/printer.ts'
import { preferredForm } from './preferred_form.ts'
import * as repository from './repository.ts'

type Operations = typeof operations
const represent = representation(Deliverable)

export async function listDeliverables(
  db: Queryable,
  { agent, ...filters }: Input<Operations['listDeliverables']>['query'],
) {
  const agent_id = agent === undefined ? undefined : (await resolveAgent(db, agent)).id
  return listOf(await repository.list(db, { ...filters, agent_id }), filters, represent)
}

export async function getDeliverable(db: Queryable, id: number) {
  return represent(await repository.get(db, id))
}

/** In the form that the caller likes best; a page where they do not say. */
export async function getDeliverableDocument(
  printer: Printer,
  db: Queryable,
  id: number,
  accept: string,
): Promise<Document> {
  const row = await repository.get(db, id)
  const forms = row.format === 'markdown' ? [html, markdown, pdf] : [html, pdf]
  const form = preferredForm(accept, forms)
  if (form === markdown) return new Document(markdown, row.body)
  if (form === pdf) return fileOf(printer, db, row)
  return pageOf(db, row)
}

const [html, markdown, pdf] = ['text/html', 'text/markdown', 'application/pdf']

/** `download` is where the PDF is, from the page's own address. */
export async function getDeliverablePage(db: Queryable, id: number, download: string): Promise<Document> {
  return pageOf(db, await repository.get(db, id), download)
}

export async function getDeliverableFile(printer: Printer, db: Queryable, id: number): Promise<Document> {
  return fileOf(printer, db, await repository.get(db, id))
}

async function pageOf(db: Queryable, row: repository.DeliverableRow, download?: string): Promise<Document> {
  const letterhead = letterheadOf(await getOrganizationRow(db), row)
  const sandbox = download === undefined ? 'sandbox' : 'sandbox allow-downloads'
  return new Document(html, documentOf(row, letterhead, download), {
    'Content-Security-Policy': `${policy}; ${sandbox}`,
  })
}

async function fileOf(printer: Printer, db: Queryable, row: repository.DeliverableRow): Promise<Document> {
  const { title, format, body } = row
  const letterhead = letterheadOf(await getOrganizationRow(db), row)
  const request = { title, html: format === 'html' ? body : markdownToHtml(body), letterhead }
  const name = encodeURIComponent(`${title}.pdf`).replaceAll("'", '%27')
  return new Document(pdf, await printer.print(db.organization_id, request), {
    'Content-Disposition': `attachment; filename="document.pdf"; filename*=UTF-8''${name}`,
    'X-Robots-Tag': 'noindex, nofollow',
  })
}
