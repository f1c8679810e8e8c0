import type { DeliverableTemplate } from '@foyer/sdk'

export interface DocumentValues {
  name: string
  body: string
  format: DeliverableTemplate['format']
  agents: string[]
}

export const valuesOfDocument = ({ name, body, format, agents }: DeliverableTemplate): DocumentValues => ({
  name,
  body,
  format,
  agents,
})
