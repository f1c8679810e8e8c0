import { OrganizationExport } from '@foyer/contract'
import { representation } from '../../represent.ts'

export const represent = representation(OrganizationExport)
