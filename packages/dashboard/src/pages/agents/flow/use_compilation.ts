import type { Flow } from '@foyer/sdk'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useFoyer } from '../../../api/organization.tsx'
import { editPath } from './edit_path.ts'
import { noProblems, problemsOf, problemsOfError } from './edit_problems.ts'
import { compiledEdit, type FlowEdit } from './flow_edit.ts'

/** Long enough to type a word without asking. */
const typingMs = 350

interface Compiling {
  slug: string
  flow: Flow
  /** Null while there is nothing to try. */
  edit: FlowEdit | null
  fields: readonly string[]
  changed: readonly string[]
}

/** The trial compile of an edit while it is being written: what saving would say, at the fields, before saving. */
export function useCompilation({ slug, flow, edit, fields, changed }: Compiling) {
  const foyer = useFoyer()
  const text = JSON.stringify(edit)
  const [settled] = useDebouncedValue(text, typingMs)
  const { data, error } = useQuery({
    queryKey: ['flow', slug, 'compilation', flow.version, settled],
    queryFn: ({ signal }) => {
      const asked: FlowEdit = JSON.parse(settled)
      return foyer.flow.compile(slug, { edits: [compiledEdit(asked)] }, { signal })
    },
    enabled: settled !== 'null' && settled === text,
    staleTime: Infinity,
    gcTime: 60_000,
  })
  if (!edit || settled !== text) return { compilation: undefined, problems: noProblems }
  if (error) return { compilation: undefined, problems: problemsOfError(error, fields) }
  if (!data) return { compilation: undefined, problems: noProblems }
  return { compilation: data, problems: problemsOf(data, editPath(edit, flow, data), fields, changed) }
}
