import { type Finding, ok } from './finding.ts'

/** The command line hands over to Node 24 or ends; whoever gets here has one. */
export const checkNode = (): Finding => ok('node', `Node ${process.versions.node} at ${process.execPath}.`)
