import { OrganizationExport } from '@foyer/contract'
import { representation } from '../../platform/index.ts'

export const represent = representation(OrganizationExport)
