import type { CreateKnowledgeSourceBody, KnowledgeSource } from '@foyer/sdk'
import { useFormKey } from '../../../api/form_key.ts'
import { useFoyer } from '../../../api/organization.tsx'
import { base64Of } from '../../../parts/files.ts'
import { useWrite } from '../use_write.ts'
import { bodyOf, type SourceValues } from './source_values.ts'

interface Adding {
  gap: number | undefined
  /** Of several files, the ones before a refused one are there: they must not be sent twice. */
  onSent: (file: File) => void
  onAdded: (sources: KnowledgeSource[]) => void
}

/** A large file may take a while on its way. */
const uploadSeconds = 600

export function useAddSources({ gap, onSent, onAdded }: Adding) {
  const { knowledgeSources } = useFoyer()
  const { keyFor, renew } = useFormKey()
  const create = (body: CreateKnowledgeSourceBody) => {
    const sent = { ...body, ...(gap !== undefined && { knowledge_gap_id: gap }) }
    return knowledgeSources.create(sent, { timeoutSeconds: uploadSeconds, ...keyFor(sent) })
  }

  async function write(values: SourceValues): Promise<KnowledgeSource[]> {
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
  }

  return useWrite({
    write,
    touches: ['knowledge_sources', 'knowledge_gaps', 'ingestion_runs'],
    onDone: (sources) => {
      renew()
      onAdded(sources)
    },
    toldOnPage: true,
  })
}
