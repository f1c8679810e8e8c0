import { createHash } from 'node:crypto'
import { type DigestContext, readInstructions } from '@foyer/engine'
import type { Tenant } from '../../platform/db/index.ts'
import type { Organization } from '../../platform/index.ts'
import type { Reasoner } from '../../reasoning/index.ts'
import type { KnowledgeEquipment } from '../equipment.ts'
import { listInstructions, type ReadPassage, type SourceRow } from './repository.ts'

/** How the documents of a source are digested; its key tells one way from another. */
export interface Digester {
  key: string
  context: Omit<DigestContext, 'title'>
  sourceTitle: string
  reasoner: Reasoner
  /** Sentences of instructions that only a model can follow. */
  modelOnly: InstructionSentence[]
}

/** What an instruction says in one sentence. */
export interface InstructionSentence {
  ingestion_instruction_id: number
  text: string
}

/** Raised when documents are to be digested anew, since segmenting or digesting has changed. */
const digesterVersion = 2

interface DigesterDependencies extends Pick<KnowledgeEquipment, 'reasoners'> {
  tenant: Tenant
  organization: Organization
}

/**
 * The reasoner is the one that is set, whether or not there are credits for it: what it has digested does not become
 * another's work because they are used up.
 */
export async function digesterOf(
  { tenant, organization, reasoners }: DigesterDependencies,
  source: SourceRow,
): Promise<Digester> {
  const { name, default_locale: language } = organization
  const given = await listInstructions(tenant, source.id)
  const instructions = given.map(({ text }) => text)
  const reasoner = await reasoners.of(tenant, { ...organization, credits: null })
  const parts = [digesterVersion, language, name, instructions, ...(reasoner.isModel ? [reasoner.name] : [])]
  return {
    key: createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16),
    context: { organization: name, language, instructions },
    sourceTitle: source.title,
    reasoner,
    modelOnly: given.flatMap(({ id, text }) =>
      readInstructions([text]).notUnderstood.map((sentence) => ({
        ingestion_instruction_id: id,
        text: sentence,
      })),
    ),
  }
}

/** No digester's key. */
const inPart = 'in part'

/** What a document counts as digested with: with nobody's key where the model may do better another time. */
export function digestKeyOf(passages: readonly ReadPassage[], key: string): string {
  if (passages.some(({ stood_in }) => stood_in?.passing)) return inPart
  return passages[0]?.digested_with ?? key
}
