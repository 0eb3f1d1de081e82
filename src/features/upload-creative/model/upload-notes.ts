import { defaultOptions, type UrlStorage } from 'tus-js-client';

const { urlStorage } = defaultOptions;

/** Returned if nothing could be stored, so that nothing is removed later. */
const NOT_STORED = '';

/**
 * Stores the URLs of unfinished uploads, so that a later visit can resume them. If the browser's storage is full or
 * forbidden, uploads still work but can't be resumed.
 */
export const uploadNotes: UrlStorage = {
  findAllUploads: () => urlStorage.findAllUploads(),
  findUploadsByFingerprint: (fingerprint) => urlStorage.findUploadsByFingerprint(fingerprint),
  removeUpload: (key) => urlStorage.removeUpload(key),
  addUpload: async (fingerprint, upload) => {
    try {
      return await urlStorage.addUpload(fingerprint, upload);
    } catch {
      return NOT_STORED;
    }
  },
};

/** Forgets an upload that is being removed, so that choosing the same file again starts a new one. */
export async function forgetUpload(url: string): Promise<void> {
  const noted = await uploadNotes.findAllUploads();
  const its = noted.filter(({ uploadUrl }) => uploadUrl === url);
  await Promise.all(its.map(({ urlStorageKey }) => uploadNotes.removeUpload(urlStorageKey)));
}
