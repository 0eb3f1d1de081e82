import type { components } from '../../server/src/platform/contract/generated/contract.d.ts';
import { type Account, loginOf, PASSWORD } from './accounts.ts';

type Schemas = components['schemas'];

/** A signed-in user that calls the server's API without a browser. */
export class ApiSession {
  readonly #base: string;
  readonly #headers: Record<string, string>;

  private constructor(serverUrl: string, headers: Record<string, string>) {
    this.#base = `${serverUrl}/backend/api`;
    this.#headers = headers;
  }

  static async signIn(serverUrl: string, account: Account): Promise<ApiSession> {
    const credentials = { login: loginOf(account), password: PASSWORD };
    const { token, user } = await new ApiSession(serverUrl, {}).post<Schemas['SignInResponse']>(
      'auth/login',
      credentials,
    );
    const [cabinet] = user.support_panels;
    if (!cabinet) throw new Error(`${credentials.login} has no cabinet`);
    return new ApiSession(serverUrl, { Authorization: `Bearer ${token}`, Cabinet: cabinet });
  }

  get headers(): Record<string, string> {
    return this.#headers;
  }

  get mediaUrl(): string {
    return `${this.#base}/media`;
  }

  get<T>(path: string): Promise<T> {
    return this.#call<T>(path, {});
  }

  post<T>(path: string, body: unknown): Promise<T> {
    return this.#call<T>(path, { method: 'POST', body: JSON.stringify(body) });
  }

  put<T>(path: string, body: unknown): Promise<T> {
    return this.#call<T>(path, { method: 'PUT', body: JSON.stringify(body) });
  }

  /** Creates a stopped campaign of the first format, at its floor price. */
  async createCampaign(name: string, values: Partial<Schemas['CampaignCreate']> = {}): Promise<Schemas['Campaign']> {
    const { items } = await this.get<Schemas['FormatList']>('formats');
    const [format] = items;
    if (!format) throw new Error('There is no format');
    const terms = { format_id: format.id, pay_model: 'cpm', bid: format.price_floor } as const;
    const body: Schemas['CampaignCreate'] = { name, advert_link: 'https://shop.example/', ...terms, ...values };
    return this.post('campaigns', body);
  }

  /** Creates an advert with a VPAID script instead of a video file. */
  createScriptedAdvert(campaignId: number, name: string): Promise<Schemas['Advert']> {
    const advert: Partial<Schemas['AdvertCreate']> = { use_vpaid: true, vpaid: 'https://shop.example/vpaid.js' };
    return this.post('adverts', { ...advert, ads_id: campaignId, name, advert_link: 'https://shop.example/' });
  }

  /** Changes some fields of an advert, possibly its status. */
  async updateAdvert(id: number, change: Partial<Schemas['AdvertUpdate']>): Promise<Schemas['Advert']> {
    const { advert } = await this.get<Schemas['AdvertDetail']>(`adverts/${id}`);
    return this.put(`adverts/${id}`, { ...advert, ...change });
  }

  /** Registers an advert, with the default source unless another is given. */
  async register(id: number, erid: string, sourceId?: number): Promise<void> {
    const { items } = await this.get<Schemas['OrdSourceList']>('ord/sources');
    const source = items.find((item) => sourceId === undefined || item.id === sourceId);
    if (!source) throw new Error('There is no source');
    const registration = { source_id: source.id, kktus: ['30.10.1'], erid, contract_external_ids: ['CONTRACT-17'] };
    const { advert } = await this.get<Schemas['AdvertDetail']>(`adverts/${id}`);
    await this.put(`adverts/${id}`, { ...advert, ord_advert: registration });
  }

  async #call<T>(path: string, init: RequestInit): Promise<T> {
    const type: Record<string, string> = init.body ? { 'Content-Type': 'application/json' } : {};
    const response = await fetch(`${this.#base}/${path}`, { ...init, headers: { ...this.#headers, ...type } });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.json() as Promise<T>;
  }
}
