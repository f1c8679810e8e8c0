import type { StagedDocument } from '../repository.ts'

/** What an owner is told of passages that the builtin digester has digested for a model, once for every reason. */
export function notesOnFallbacks(staged: readonly StagedDocument[]): string[] {
  const passages = staged.flatMap((document) => document.passages ?? [])
  const stood = passages.flatMap(({ stood_in }) => (stood_in ? [stood_in] : []))
  return [...Map.groupBy(stood, ({ why }) => why)].map(([why, some]) => {
    const again = some[0]!.passing ? ' They are digested by the model when the source is read again.' : ''
    return `${some.length} of ${passages.length} passages were digested without the model. ${why}${again}`
  })
}
