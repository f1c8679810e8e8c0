import type { EmitTurnEvent } from './dependencies.ts'

/**
 * A turn that is lost while it is answered is answered again, here or elsewhere. Whoever follows it has heard the first
 * words already: each attempt emits only what goes on from there. The reply itself comes whole at the end.
 */
export function tellOnce(emit: EmitTurnEvent): () => EmitTurnEvent {
  let told = ''
  return () => {
    let said = ''
    return (event, data) => {
      if (event !== 'token') return emit(event, data)
      said += (data as { text: string }).text
      if (!said.startsWith(told) || said === told) return
      emit('token', { text: said.slice(told.length) })
      told = said
    }
  }
}
