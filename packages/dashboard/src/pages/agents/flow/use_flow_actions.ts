import type { Flow, FlowState, InformationSlot } from '@foyer/sdk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useFoyer } from '../../../api/organization.tsx'
import { notifyArchived, notifyDone, notifyFailed } from '../../../parts/notify.tsx'
import { etagOf } from './flow_edit.ts'
import { useFlowEditor } from './flow_editor.ts'

/** What is done at once, because it can be undone. Each is made on the version that is on the page. */
export function useFlowActions() {
  const foyer = useFoyer()
  const client = useQueryClient()
  const { agent, flow } = useFlowEditor()
  const { slug } = agent
  const options = { ifMatch: etagOf(flow.version) }

  const refresh = () => client.invalidateQueries({ queryKey: ['flow', slug] })
  const act = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onError: notifyFailed,
    onSettled: refresh,
  })
  const showOrder = (states: number[]) =>
    client.setQueryData<Flow>(['flow', slug, 'current'], (before) => before && inOrder(before, states))

  return {
    isBusy: act.isPending,
    orderPhases(states: number[]) {
      if (act.isPending) return
      showOrder(states)
      act.mutate(() => foyer.flow.states.order(slug, { states }, options))
    },
    orderSlots: (phaseId: number, slots: number[]) =>
      act.mutate(() => foyer.flow.slots.order(slug, phaseId, { slots }, options)),
    archivePhase: ({ id, title }: FlowState) =>
      act.mutate(async () => {
        await foyer.flow.states.archive(slug, id, options)
        notifyArchived(title, () => foyer.flow.states.restore(slug, id).then(refresh))
      }),
    restorePhase: ({ id, title }: FlowState) =>
      act.mutate(async () => {
        await foyer.flow.states.restore(slug, id, options)
        notifyDone(`${title} was restored.`)
      }),
    archiveSlot: ({ id, title, key }: InformationSlot) =>
      act.mutate(async () => {
        await foyer.flow.slots.archive(slug, id, options)
        notifyArchived(title ?? key, () => foyer.flow.slots.restore(slug, id).then(refresh))
      }),
    restoreSlot: ({ id, title, key }: InformationSlot) =>
      act.mutate(async () => {
        await foyer.flow.slots.restore(slug, id, options)
        notifyDone(`${title ?? key} was restored.`)
      }),
  }
}

/** The page shows the new order at once; archived phases stay behind the live ones. */
function inOrder(flow: Flow, states: number[]): Flow {
  const place = (id: number) => (states.includes(id) ? states.indexOf(id) : states.length)
  return { ...flow, phases: flow.phases.toSorted((one, other) => place(one.id) - place(other.id)) }
}
