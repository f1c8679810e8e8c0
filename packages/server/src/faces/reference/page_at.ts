import { guides, readConventions, readGuide } from './guides.ts'
import type { Page } from './layout.ts'
import { errorsPage } from './pages/errors.ts'
import { eventsPage } from './pages/events.ts'
import { homePage } from './pages/home.ts'
import { objectPage, objectsPage } from './pages/objects.ts'
import { operationPage } from './pages/operation.ts'
import { textPage } from './pages/text.ts'
import type { Reference } from './reference.ts'

/** The page at an address below `/docs`; nothing where there is none. */
export async function pageAt(
  reference: Reference,
  publicUrl: string,
  path: string,
): Promise<Page | undefined> {
  const [, , kind = '', name] = path.split('/')
  if (name === undefined) return single(reference, publicUrl, kind)
  if (kind === 'operations') {
    const described = reference.operations.get(name)
    return described && operationPage(reference, described)
  }
  if (kind === 'objects') {
    const schema = reference.objects.get(name)
    return schema && objectPage(reference, name, schema)
  }
  const guide = kind === 'guides' ? guides.find(({ slug }) => slug === name) : undefined
  return guide && textPage(await readGuide(guide.slug), publicUrl, guide.summary)
}

async function single(reference: Reference, publicUrl: string, kind: string): Promise<Page | undefined> {
  if (kind === '') return homePage(reference)
  if (kind === 'objects') return objectsPage(reference)
  if (kind === 'errors') return errorsPage()
  if (kind === 'events') return eventsPage(reference)
  if (kind === 'conventions')
    return textPage(await readConventions(), publicUrl, 'Keys, errors, paging, idempotency and versions.')
  return undefined
}
