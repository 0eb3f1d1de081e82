import axios, { type AxiosError, type AxiosRequestConfig } from 'axios';
export const http = axios.create({ baseURL: '/backend/api' });
export const request = async <T>(config: AxiosRequestConfig, options?: AxiosRequestConfig): Promise<T> => {
  const { data } = await http.request<T>({ ...config, ...options });
  return data;
};
export type ErrorType<E> = AxiosError<E>;
export type BodyType<B> = B;
