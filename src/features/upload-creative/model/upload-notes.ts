import { defaultOptions, type UrlStorage } from 'tus-js-client';

const { urlStorage } = defaultOptions;

/** Not a key: there is no note to remove later. */
const NOT_NOTED = '';

/**
 * Where uploads under way are noted, so that a later visit goes on with them. A browser without room for the note loses
 * just that, and not the upload.
 */
export const uploadNotes: UrlStorage = {
  findAllUploads: () => urlStorage.findAllUploads(),
  findUploadsByFingerprint: (fingerprint) => urlStorage.findUploadsByFingerprint(fingerprint),
  removeUpload: (key) => urlStorage.removeUpload(key),
  addUpload: async (fingerprint, upload) => {
    try {
      return await urlStorage.addUpload(fingerprint, upload);
    } catch {
      return NOT_NOTED;
    }
  },
};

/** What is being removed is not gone on with when its file is chosen again. */
export async function forgetUpload(url: string): Promise<void> {
  const noted = await uploadNotes.findAllUploads();
  const its = noted.filter(({ uploadUrl }) => uploadUrl === url);
  await Promise.all(its.map(({ urlStorageKey }) => uploadNotes.removeUpload(urlStorageKey)));
}
