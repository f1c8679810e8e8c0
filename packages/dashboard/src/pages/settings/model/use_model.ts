import type { OrganizationModel, UpdateOrganizationModelBody } from '@foyer/sdk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useFoyer } from '../../../api/organization.tsx'
import { useFormMutation } from '../../../api/use_form_mutation.ts'
import { notifyDone } from '../../../parts/notify.tsx'

export function useSaveModel(onSaved: (saved: OrganizationModel) => void) {
  const foyer = useFoyer()
  const client = useQueryClient()
  return useFormMutation({
    send: (body: UpdateOrganizationModelBody, options) => foyer.organization.model.update(body, options),
    onDone: (saved) => {
      client.setQueryData(['organization_model'], saved)
      notifyDone('Saved.')
      onSaved(saved)
    },
  })
}

/** Tries out the models that are saved. */
export function useTestModel() {
  const foyer = useFoyer()
  return useMutation({ mutationFn: () => foyer.organization.model.test() })
}

export type ModelTestMutation = ReturnType<typeof useTestModel>
