import type { Config } from '../config.ts'
import { folderStore } from './folder-store.ts'
import { s3Store } from './s3-store.ts'
import type { PictureStore } from './store.ts'

export function openPictureStore({ pictures, dataFolder }: Pick<Config, 'pictures' | 'dataFolder'>): PictureStore {
  return pictures.s3 ? s3Store(pictures.s3) : folderStore(`${dataFolder}/pictures`)
}
