import { fileURLToPath } from 'node:url'

/** Where the built files are. A face that is not built is answered with how to build it. */
export interface Faces {
  dashboard: string
  widget: string
}

const built = (name: keyof Faces) => fileURLToPath(new URL(`../../../${name}/dist`, import.meta.url))

export const builtFaces: Faces = { dashboard: built('dashboard'), widget: built('widget') }
