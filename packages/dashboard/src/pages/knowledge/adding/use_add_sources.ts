import type { CreateKnowledgeSourceBody, KnowledgeSource } from '@foyer/sdk'
import { useState } from 'react'
import { isDecided, newFormKey } from '../../../api/form_key.ts'
import { useFoyer } from '../../../api/organization.tsx'
import { useWrite } from '../../../api/use_write.ts'
import { base64Of, uploadSeconds } from '../../../parts/files.ts'
import { bodyOf, type SourceValues } from './source_values.ts'

interface Adding {
  gap: number | undefined
  /** Of several files, the ones before a refused one are there: they must not be sent twice. */
  onSent: (file: File) => void
  onAdded: (sources: KnowledgeSource[]) => void
}

export function useAddSources({ gap, onSent, onAdded }: Adding) {
  const { knowledgeSources } = useFoyer()
  /** Of each source, not of the form: files that were sent leave it. */
  const [{ keyFor, renew }] = useState(newFormKey)
  async function create(body: CreateKnowledgeSourceBody): Promise<KnowledgeSource> {
    const sent = { ...body, ...(gap !== undefined && { knowledge_gap_id: gap }) }
    try {
      return await knowledgeSources.create(sent, { timeoutSeconds: uploadSeconds, ...keyFor(sent) })
    } catch (error) {
      if (isDecided(error)) renew()
      throw error
    }
  }
  return useWrite({
    write: async (values: SourceValues) => {
      const body = bodyOf(values)
      if (values.kind !== 'file') return [await create(body)]
      const { title, ...untitled } = body
      const named = values.files.length === 1 ? body : untitled
      const added: KnowledgeSource[] = []
      for (const file of values.files) {
        added.push(await create({ ...named, filename: file.name, content: await base64Of(file) }))
        onSent(file)
      }
      return added
    },
    touches: ['knowledge_sources', 'knowledge_gaps', 'ingestion_runs'],
    onDone: (sources) => {
      renew()
      onAdded(sources)
    },
    toldOnPage: true,
  })
}
