import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Where `npm start` listens: the development server hands everything that is not the dashboard on to it. */
const server = 'http://127.0.0.1:4000'

/** Small things that nearly every page uses come in one file each, instead of dozens. */
const icons = { name: 'icons', test: /node_modules\/lucide-react\// }
const basics = {
  name: 'basics',
  test: /@mantine\/core\/esm\/(core|components\/(Text|Title|Anchor|Group|Stack|Paper|Button|UnstyledButton|ActionIcon|CloseButton|Loader|Skeleton|VisuallyHidden|ThemeIcon|Portal|Transition|Box)\/)/,
}
/** What so many pages share comes in one file. Components are left out: a page that has no form loads no fields. */
const shared = {
  name: 'shared',
  test: /dashboard\/src\/|node_modules\/(@mantine\/hooks|@tanstack|@floating-ui|react)/,
  minShareCount: 25,
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  // The server writes a fresh nonce in its place with every page it gives out.
  html: { cspNonce: '__FOYER_NONCE__' },
  resolve: { conditions: ['foyer-source', 'module', 'browser', 'development|production'] },
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    // The content security policy allows neither inline scripts nor fonts and scripts out of data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2023',
    rolldownOptions: { output: { codeSplitting: { groups: [icons, basics, shared] } } },
  },
  server: { proxy: { '/v1': server, '/auth': server, '/visit': server } },
})
