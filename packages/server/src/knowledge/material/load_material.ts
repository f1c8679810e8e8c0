import type { Material } from '@foyer/engine'
import { getOrganizationRow } from '../../organization/index.ts'
import type { Queryable } from '../../platform/db/index.ts'
import { archivedReference, unknownReference } from '../../platform/index.ts'
import * as repository from './repository.ts'

/** More than the site of any organization that proposals are made for; a reference work is cut off. */
const mostPassages = 4000

/** What an organization says about itself: all live sources, or some of them. */
export async function loadMaterial(db: Queryable, source_ids: readonly number[] | null): Promise<Material> {
  const [organization, rows] = await Promise.all([
    getOrganizationRow(db),
    repository.listPassages(db, source_ids, mostPassages),
  ])
  const { currency } = organization.profile as { currency?: string }
  return {
    locale: mostlyWrittenIn(rows) ?? organization.default_locale,
    ...(currency && { currency }),
    passages: rows.map(({ language: _, ...passage }) => passage),
  }
}

/** By the length of what is written in it. */
function mostlyWrittenIn(rows: readonly repository.PassageRow[]): string | undefined {
  const lengths = new Map<string, number>()
  for (const { language, text } of rows) lengths.set(language, (lengths.get(language) ?? 0) + text.length)
  return [...lengths].toSorted(([, one], [, other]) => other - one)[0]?.[0]
}

/** What a body's `source_ids` names is there and live. */
export async function refuseUnusableSources(db: Queryable, ids: readonly number[] = []): Promise<void> {
  if (ids.length === 0) return
  const found = new Map((await repository.listSources(db, ids)).map((source) => [source.id, source]))
  for (const [index, id] of ids.entries()) {
    const param = `source_ids.${index}`
    const source = found.get(id)
    if (!source) throw unknownReference(param, 'a knowledge source')
    if (source.archived) throw archivedReference(param, 'a knowledge source')
  }
}
