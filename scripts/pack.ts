// npm run package: packs the library into a file that another product can install.
import { join, relative } from 'node:path'
import { pack, root } from './package/pack.ts'

console.log(relative(process.cwd(), pack(join(root, 'dist/package'))))
